import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { isBuilt } from './built.ts';
import { root } from './run.ts';

/** Tests that start the server in its own process start the built one, unless sources have changed since. */
export default async function setup(project: TestProject): Promise<void> {
  const main = (await isBuilt(root)) ? 'dist/server/main.js' : 'server/main.ts';
  project.provide('serverMain', join(root, main));
}
