import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

function generate(root: string, config: string) {
  return new Promise<{ hasFailed: boolean; stdout: string; stderr: string }>((resolve) => {
    execFile(
      join(root, 'node_modules', '.bin', 'drizzle-kit'),
      ['generate', '--config', config],
      { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
      (error, stdout, stderr) => resolve({ hasFailed: error !== null, stdout, stderr }),
    );
  });
}

/**
 * Fails when the schema in code and the migrations differ: generating a migration must add nothing.
 */
export async function migrationDrift(root: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'drift-'));
  try {
    const copy = join(folder, 'migrations');
    await cp(join(root, 'migrations'), copy, { recursive: true });
    const before = await readdir(copy);
    const config = join(folder, 'drizzle.config.json');
    await writeFile(
      config,
      JSON.stringify({
        dialect: 'postgresql',
        schema: join(root, 'server/platform/db/schema/!(*.test).ts'),
        out: relative(root, copy),
      }),
    );
    const { hasFailed, stdout, stderr } = await generate(root, config);
    if (hasFailed) return [`drizzle-kit failed: ${stdout}${stderr}`];
    const added = (await readdir(copy)).filter((file) => !before.includes(file));
    // The tool may crash and still exit with 0, so only its output counts.
    if (added.length === 0 && !stdout.includes('No schema changes')) {
      return [`drizzle-kit did not compare the schema: ${stdout}${stderr}`];
    }
    return added.length > 0 ? ['The schema has changed: run npm run db:generate'] : [];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
