import type { TestProject } from 'vitest/node';
import { embeddedTemplate } from './database-template.ts';

/** For tests that need the embedded database even when the run has a PostgreSQL server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [template, dispose] = await embeddedTemplate();
  project.provide('databaseTemplate', template);
  return dispose;
}
