/**
 * Sets `MALLOC_ARENA_MAX=2` for this process on Linux, unless the environment sets it: the C library gives each thread
 * a heap of its own, and an import then keeps 70 MB that no one uses. The library reads the variable when a process
 * begins, so the program starts again in the same process. Returns when it is set already, or cannot be set.
 */
export function withTwoArenas() {
  if (process.platform !== 'linux' || process.env.MALLOC_ARENA_MAX || !process.execve) return
  const program = [process.execPath, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, program, { ...process.env, MALLOC_ARENA_MAX: '2' })
}
