/** The name in a Host header as domains are kept: without port, in small letters, without the dot of the root. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
