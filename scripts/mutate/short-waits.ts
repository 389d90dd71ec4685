import { configure } from '@testing-library/react';

// What a fault keeps from appearing is waited for by many tests, and for half a minute each otherwise.
if (globalThis.__stryker__?.activeMutant !== undefined) configure({ asyncUtilTimeout: 8_000 });
