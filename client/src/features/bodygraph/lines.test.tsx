// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SAMPLE } from '#shared/bodygraph/layout-sample.data.ts';
import { bodygraphModel } from '#shared/bodygraph/model.ts';
import { CHANNEL_BY_ID, CHANNEL_IDS } from '#shared/engine/channels.ts';
import { Lines } from './lines.tsx';

test('tells a channel of which one half is active', () => {
  const model = bodygraphModel(SAMPLE.activations);
  const { container } = render(
    <svg aria-hidden="true">
      <Lines model={model} />
    </svg>,
  );
  const halves = CHANNEL_IDS.filter((id) => {
    const active = CHANNEL_BY_ID[id].gates.filter((gate) => model.gates[gate].status !== 'none');
    return active.length === 1 && container.querySelector(`[data-channel="${id}"]`);
  });
  const marked = [...container.querySelectorAll('[data-half]')].map((one) =>
    one.getAttribute('data-channel'),
  );
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.toSorted()).toEqual(halves.toSorted());
});
