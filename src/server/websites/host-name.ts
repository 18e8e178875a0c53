/** The name in a Host header as domains are stored: without port, in lower case, without trailing dot. */
export const hostName = (host: string): string => host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
