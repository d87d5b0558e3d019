import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeWhenStale } from './build-when-stale.ts';

let folder: string;
let target: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rumo-make-'));
  target = join(folder, 'build');
});
afterEach(() => rmSync(folder, { recursive: true }));

function writes(content: string) {
  return (directory: string) => {
    mkdirSync(directory);
    writeFileSync(join(directory, 'page'), content);
  };
}

function page(): string {
  return readFileSync(join(target, 'page'), 'utf8');
}

it('makes what is absent, and again only when its sources changed', () => {
  makeWhenStale(target, 'sources 1', writes('first'));
  makeWhenStale(target, 'sources 1', writes('again'));
  expect(page()).toBe('first');
  makeWhenStale(target, 'sources 2', writes('second'));
  expect(page()).toBe('second');
  expect(readdirSync(folder)).toEqual(['build']);
});

it('keeps the former one when making fails half way', () => {
  makeWhenStale(target, 'sources 1', writes('first'));
  const half = (directory: string) => {
    writes('half')(directory);
    throw new Error('out of room');
  };
  expect(() => makeWhenStale(target, 'sources 2', half)).toThrow('out of room');
  expect(page()).toBe('first');
  expect(readdirSync(folder)).toEqual(['build']);
});

it('makes again what has no stamp, because it may be half', () => {
  writes('half')(target);
  makeWhenStale(target, 'sources 1', writes('whole'));
  expect(page()).toBe('whole');
});

it('leaves a whole one when another instance is faster', () => {
  makeWhenStale(target, 'sources 1', (directory) => {
    makeInAnotherInstance();
    writes('slower')(directory);
  });
  expect(page()).toBe('faster');
  expect(readFileSync(join(target, 'stamp'), 'utf8')).toBe('sources 1');
  expect(readdirSync(folder)).toEqual(['build']);
});

function makeInAnotherInstance(): void {
  writes('faster')(target);
  writeFileSync(join(target, 'stamp'), 'sources 1');
}
