import { fileURLToPath } from 'node:url';

/** Resolves both beside this file and beside the bundled server in `dist/server`. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../migrations', import.meta.url));
