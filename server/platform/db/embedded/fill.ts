import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { extract } from 'tar';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

/**
 * Unpacks a template into a database directory that does not exist yet. The directory appears whole
 * or not at all, so that a start that was killed halfway leaves nothing that looks like a database.
 * The caller holds the lock of the data directory.
 * @param cluster the database directory; an existing one is left as it is
 * @param template a gzipped tar archive; one that cannot be read is ignored, and removed so that
 *   the next start makes it again
 * @returns whether the directory was filled
 */
export async function fillFromTemplate(cluster: string, template: string): Promise<boolean> {
  if (await exists(cluster)) return false;
  const partial = `${cluster}.partial`;
  await rm(partial, { recursive: true, force: true });
  try {
    await mkdir(partial, { mode: 0o700 });
    await extract({ file: template, cwd: partial, strict: true });
    await rename(partial, cluster);
    return true;
  } catch {
    await rm(partial, { recursive: true, force: true });
    await rm(template, { force: true }).catch(() => undefined);
    return false;
  }
}
