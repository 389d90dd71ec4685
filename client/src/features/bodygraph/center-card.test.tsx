// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { CHANNEL_TEXTS } from '#shared/knowledge/channel-texts.data.ts';
import { CenterCard } from './center-card.tsx';
import type { DrawnDoubts } from './doubts.ts';

function show(center: CenterId, doubts: Partial<DrawnDoubts> | null) {
  const certain: DrawnDoubts = {
    positions: recordOf(SIDES, () => recordOf(BODY_IDS, () => null)),
    gates: new Map(),
    channels: new Map(),
    centers: new Map(),
  };
  const { container } = render(
    <CenterCard
      center={center}
      model={bodygraphModel(SAMPLE.activations)}
      doubts={doubts && { ...certain, ...doubts }}
      isSheet={false}
      onSelect={() => {}}
    />,
  );
  return container;
}

function whySteady(center: CenterId, doubts: Partial<DrawnDoubts> | null) {
  const container = show(center, doubts);
  const label = [...container.querySelectorAll('dt')].find(
    ({ textContent }) => textContent === 'Why it’s steady',
  );
  const fold = container.querySelector('details');
  return { why: label?.nextElementSibling?.textContent, folded: fold?.textContent };
}

test.each([
  ['with an exact time', null],
  ['with a time on which it doesn’t depend', {}],
])('%s, says by what its person is steady', (_, doubts) => {
  expect(whySteady('g', doubts).why).toBe(
    `It’s always connected to your Sacral by channel 10-34. ${CHANNEL_TEXTS['10-34'].strength}`,
  );
});

test('names one of its channels in sight, and folds the others', () => {
  const { why, folded } = whySteady('spleen', null);
  expect(why?.match(/channel \d/g)).toHaveLength(1);
  expect(folded).toContain('You also ');
});

test('leaves the hours to its title where its channel has the same', () => {
  const until = 'until 7:20 AM';
  const { why, folded } = whySteady('g', {
    channels: new Map([['10-34', until] as const]),
    centers: new Map([['g', until] as const]),
  });
  expect(why).toBe('You follow your own conviction.');
  expect(folded).not.toContain('7:20');
});

test('folds a channel that depends on the birth time, where the center doesn’t', () => {
  const { why, folded } = whySteady('spleen', {
    channels: new Map([['18-58', 'from 7:20 AM'] as const]),
  });
  expect(why).toMatch(/^It’s always connected to your \w+ by channel [^.]*\./);
  expect(why).not.toContain('18-58');
  expect(folded).toContain(
    'You also improve what already works.≈ Approximate: True if you were born after 7:20 AM.',
  );
});

test('is steady at every birth time by one channel or another', () => {
  const all = CHANNEL_IDS.map((id) => [id, 'from 7:20 AM'] as const);
  const { why, folded } = whySteady('g', { channels: new Map(all) });
  expect(why).toMatch(/^You follow your own conviction, depending on your birth time\.$/);
  expect(folded).toContain('True if you were born after 7:20 AM.');
});

test('has all its gates in one row, its person’s own told from the others', () => {
  const gates = [...show('g', null).querySelectorAll('ul button')];
  expect(gates.map(({ textContent }) => textContent)).toEqual([
    '1',
    '2',
    '7',
    '10',
    '13',
    '15',
    '25',
    '46',
  ]);
  const own = gates.filter((gate) => gate.getAttribute('aria-label')?.endsWith(', yours'));
  expect(own.map(({ textContent }) => textContent)).toContain('10');
  expect(gates.every((gate) => gate.closest('details') === null)).toBe(true);
});
