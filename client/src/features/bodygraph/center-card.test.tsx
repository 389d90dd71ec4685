// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { recordOf } from '#shared/engine/lookup.ts';
import { CenterCard } from './center-card.tsx';
import type { DrawnDoubts } from './doubts.ts';

function whySteady(center: CenterId, doubts: Partial<DrawnDoubts> | null) {
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
      onSelect={() => {}}
    />,
  );
  const label = [...container.querySelectorAll('dt')].find(
    ({ textContent }) => textContent === 'Why it’s steady',
  );
  return label?.nextElementSibling?.textContent;
}

test.each([
  ['with an exact time', null],
  ['with a time on which it doesn’t depend', {}],
])('%s, says which complete channel makes it steady', (_, doubts) => {
  expect(whySteady('g', doubts)).toBe(
    'Exploration (10-34) is a complete channel, so it works the same way no matter who’s in the room.',
  );
});

test('says when a channel that depends on the birth time is complete', () => {
  const until = 'until 7:20 AM';
  const doubts = {
    channels: new Map([['10-34', until] as const]),
    centers: new Map([['g', until] as const]),
  };
  expect(whySteady('g', doubts)).toBe(
    'Exploration (10-34, ≈ Approximate: until 7:20 AM) is a complete channel. At those birth times, it works the same way no matter who’s in the room.',
  );
});

test('is steady at every birth time where another channel always connects it', () => {
  const why = whySteady('spleen', { channels: new Map([['18-58', 'from 7:20 AM'] as const]) });
  expect(why).toMatch(/\(18-58, ≈ Approximate: from 7:20 AM\)/);
  expect(why).toMatch(
    / are complete channels, so it works the same way no matter who’s in the room\.$/,
  );
});
