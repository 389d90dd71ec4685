// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { BODY_IDS, SIDES } from '#shared/engine/bodies.ts';
import type { CenterId } from '#shared/engine/centers.ts';
import { CHANNEL_IDS } from '#shared/engine/channels.ts';
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
    'Your channel Follow your own conviction (10-34) is complete. It keeps this center the same no matter who you’re with.',
  );
});

test('says when a channel that depends on the birth time is complete', () => {
  const until = 'until 7:20 AM';
  const doubts = {
    channels: new Map([['10-34', until] as const]),
    centers: new Map([['g', until] as const]),
  };
  expect(whySteady('g', doubts)).toBe(
    'A complete channel makes this center steady:≈ Approximate: Follow your own conviction (10-34), if you were born before 7:20 AM.',
  );
});

test('is steady at every birth time where another channel always connects it', () => {
  const why = whySteady('spleen', { channels: new Map([['18-58', 'from 7:20 AM'] as const]) });
  // What varies is no reason for what doesn’t.
  expect(why).toMatch(
    /^Your channels? .* (?:is|are) complete\. (?:It keeps|They keep) this center the same/,
  );
  expect(why).toMatch(
    /≈ Approximate: Also Improve what already works \(18-58\), if you were born after 7:20 AM\.$/,
  );
});

test('is steady at every birth time by one channel or another', () => {
  const all = CHANNEL_IDS.map((id) => [id, 'from 7:20 AM'] as const);
  expect(whySteady('g', { channels: new Map(all) })).toMatch(
    /^One complete channel or another keeps this center steady at every possible birth time:≈ /,
  );
});
