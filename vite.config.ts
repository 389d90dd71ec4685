import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const repository = here('.');

export default defineConfig({
  root: here('./client'),
  plugins: [react(), tailwindcss()],
  build: {
    outDir: here('./dist/client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  test: {
    root: repository,
    // By default one core is left idle, which on two is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          root: repository,
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts'],
          // No test measures time: a busy machine may take as long as it needs.
          testTimeout: 60_000,
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          root: repository,
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: [
            here('./server/testing/database-template.ts'),
            here('./server/testing/contract-setup.ts'),
          ],
          setupFiles: [here('./server/testing/deny-network.ts')],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          root: repository,
          include: ['client/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Style sheets are read by tests, not applied.
          css: true,
          setupFiles: [here('./client/src/testing/setup.ts')],
        },
      },
    ],
  },
});
