import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ROOTED = /`((?:client|server|shared|migrations|e2e|scripts|docs|\.ci)\/[\w./-]*[\w-])`/g;

async function documents(root: string): Promise<string[]> {
  const found = await readdir(join(root, 'docs'), { recursive: true });
  return [
    'README.md',
    'CONTRIBUTING.md',
    ...found.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`),
  ];
}

/** Back-quoted paths in documents that don't exist. */
export async function brokenDocumentPaths(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const document of await documents(root)) {
    const text = await readFile(join(root, document), 'utf8');
    for (const [, path = ''] of text.matchAll(ROOTED)) {
      if (!existsSync(join(root, path)))
        problems.push(`${document} names ${path}, which is not there`);
    }
  }
  return problems;
}
