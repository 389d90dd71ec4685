import { expect, test } from 'vitest';
import { libraryPath } from './address.ts';

test.each([
  ['gates', 26, '/library/gates/26'],
  ['channels', '26-44', '/library/channels/26-44'],
  ['centers', 'solarPlexus', '/library/centers/solar-plexus'],
  ['types', 'Manifesting Generator', '/library/types/manifesting-generator'],
  ['authorities', 'Mental / Environmental', '/library/authorities/mental-environmental'],
  ['authorities', 'Self-Projected', '/library/authorities/self-projected'],
  ['profiles', '5/1', '/library/profiles/5-1'],
  ['definitions', 'Triple Split', '/library/definitions/triple-split'],
] as const)('the page in %s about %s is at %s', (kind, term, path) => {
  expect(libraryPath(kind, term)).toBe(path);
});
