/**
 * For processes that run the embedded database in tests: its first compiler is enough. The optimizing one
 * takes longer than what it saves in the seconds that such a database lives.
 */
export const NODE_FLAGS: readonly string[] = ['--liftoff-only'];
