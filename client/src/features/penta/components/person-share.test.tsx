import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { teamWith } from '#client/testing/team-samples.ts';
import { PersonShare } from './person-share.tsx';

test.each([3, 4, 5])('names each function of a person once, in a team of %i', (size) => {
  const penta = teamWith(size).pentaData;
  if (penta === null) throw new Error('no Penta');
  for (const { id, gates } of penta.members) {
    const { container, unmount } = render(<PersonShare penta={penta} memberId={id} />);
    const text = container.textContent ?? '';
    for (const { gate, label } of penta.gates) {
      expect(text.split(label).length - 1, `${label} of ${id}`).toBe(gates.includes(gate) ? 1 : 0);
    }
    unmount();
  }
});
