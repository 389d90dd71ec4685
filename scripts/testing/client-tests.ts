import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The client's test files by whether they may share a document and modules with others. */
export interface ClientTests {
  readonly shared: readonly string[];
  /** Replace modules, and would find the real ones loaded already, or say why in a comment. */
  readonly alone: readonly string[];
}

const NEEDS_ITS_OWN = /\bvi\.(mock|doMock|resetModules)\(|^\/\/ A document of its own:/m;

/** @param root the repository's folder */
export function clientTests(root: string): ClientTests {
  const files = readdirSync(join(root, 'client'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `client/${name.replaceAll('\\', '/')}`)
    .sort();
  const isAlone = (file: string) => NEEDS_ITS_OWN.test(readFileSync(join(root, file), 'utf8'));
  return {
    shared: files.filter((file) => !isAlone(file)),
    alone: files.filter(isAlone),
  };
}
