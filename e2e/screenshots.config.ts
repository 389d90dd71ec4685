import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same app and browser as for the journeys, for visual review instead of tests. */
export default defineConfig({
  ...journeys,
  testDir: fileURLToPath(new URL('./screenshots', import.meta.url)),
});
