/** Where a browser is, when the test run has found or installed one. */
export function browserPath(): string | undefined {
  return process.env['CHROMIUM_PATH'] || undefined;
}

/** The port that the app under test listens on. */
export function appPort(): number {
  return Number(process.env['E2E_PORT'] ?? 3210);
}

/** The app's PostgreSQL database; empty: it uses its embedded one. */
export function databaseUrl(): string {
  return process.env['E2E_DATABASE_URL'] ?? '';
}

/** The environment to hand on to the app under test. */
export function inherited(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
