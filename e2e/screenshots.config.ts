import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same app and the same browser as for the journeys, to look at instead of to test. */
export default defineConfig({
  ...journeys,
  testDir: fileURLToPath(new URL('./screenshots', import.meta.url)),
});
