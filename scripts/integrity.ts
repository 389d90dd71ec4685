import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FILES = /<(?:script|link)\b[^>]*?\b(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"[^>]*>/g;

/**
 * The document with a hash on each of its own scripts and style sheets, so that browsers run nothing
 * that a cache or a proxy has changed.
 * @param read a built file by its path
 */
export async function withIntegrity(
  html: string,
  read: (path: string) => Promise<Uint8Array>,
): Promise<string> {
  const hashes = new Map<string, string>();
  for (const [, path = ''] of html.matchAll(FILES)) {
    const hash = createHash('sha384').update(await read(path));
    hashes.set(path, `sha384-${hash.digest('base64')}`);
  }
  return html.replace(FILES, (tag: string, path: string) => {
    if (/\bintegrity=/.test(tag)) return tag;
    return `${tag.replace(/\s*\/?>$/, '')} integrity="${hashes.get(path)}">`;
  });
}

/** Adds hashes to the built document. @param client the built client's folder */
export async function writeIntegrity(client: string): Promise<void> {
  const page = join(client, 'index.html');
  const html = await readFile(page, 'utf8');
  await writeFile(page, await withIntegrity(html, (path) => readFile(join(client, path))));
}
