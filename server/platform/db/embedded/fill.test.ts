import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { beforeEach, describe, expect, test } from 'vitest';
import { fillFromTemplate } from './fill.ts';

describe('filling a database directory from a template', () => {
  let folder = '';
  let template = '';
  let cluster = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fill-'));
    template = join(folder, 'template.tar.gz');
    cluster = join(folder, 'data', 'postgres');
    await mkdir(join(folder, 'data'));
    await mkdir(join(folder, 'source', 'base'), { recursive: true });
    await writeFile(join(folder, 'source', 'PG_VERSION'), '17');
    await writeFile(join(folder, 'source', 'base', '1'), 'rows '.repeat(20_000));
    await create({ file: template, cwd: join(folder, 'source'), gzip: true }, ['.']);
    return () => rm(folder, { recursive: true, force: true });
  });

  test('unpacks everything', async () => {
    expect(await fillFromTemplate(cluster, template)).toBe(true);
    expect(await readFile(join(cluster, 'PG_VERSION'), 'utf8')).toBe('17');
    expect(await readFile(join(cluster, 'base', '1'), 'utf8')).toBe('rows '.repeat(20_000));
    expect(await readdir(join(folder, 'data'))).toEqual(['postgres']);
  });

  test('leaves an existing directory as it is', async () => {
    await mkdir(cluster);
    expect(await fillFromTemplate(cluster, template)).toBe(false);
    expect(await readdir(cluster)).toEqual([]);
  });

  test('replaces what a start that was killed halfway left behind', async () => {
    await mkdir(`${cluster}.partial`);
    await writeFile(join(`${cluster}.partial`, 'half'), '');
    expect(await fillFromTemplate(cluster, template)).toBe(true);
    expect((await readdir(cluster)).sort()).toEqual(['PG_VERSION', 'base']);
    expect(await readdir(join(folder, 'data'))).toEqual(['postgres']);
  });

  test.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
    ['changed in one byte', (bytes: Buffer) => bytes.fill((bytes.at(60) ?? 0) ^ 1, 60, 61)],
    ['empty', () => Buffer.alloc(0)],
    ['no archive', () => Buffer.from('PG_VERSION')],
  ])('fills nothing and removes the template when that is %s', async (_how, damage) => {
    await writeFile(template, damage(await readFile(template)));
    expect(await fillFromTemplate(cluster, template)).toBe(false);
    expect(await readdir(join(folder, 'data'))).toEqual([]);
    expect(await readdir(folder)).not.toContain('template.tar.gz');
  });

  test('fills nothing from a template that does not exist', async () => {
    expect(await fillFromTemplate(cluster, join(folder, 'missing.tar.gz'))).toBe(false);
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  });
});
