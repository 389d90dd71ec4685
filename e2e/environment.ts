/** Path of the browser that the test run found or installed, if any. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || undefined;
}

/** The port of the app under test. */
export function appPort(): number {
  return Number(process.env['E2E_PORT'] ?? 3210);
}

/** The app's PostgreSQL database; empty for the embedded one. */
export function databaseUrl(): string {
  return process.env['E2E_DATABASE_URL'] ?? '';
}

/** The environment for the app under test. */
export function inherited(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
