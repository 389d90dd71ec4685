import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BusinessInsight } from './business-insight.tsx';

const INSIGHTS = {
  workingStyle: 'You have steady energy.',
  decisions: '',
  strengths: ['You stay with it (channel 9-52, Concentration).'],
  watchouts: ['You promise too much (Heart, open).'],
  communication: '',
  surroundings: '',
  tryThis: '',
};

test('says what its sign means before the first point that has it', () => {
  render(<BusinessInsight insights={INSIGHTS} isDoubtful={({ kind }) => kind === 'center'} />);
  const key = screen.getByText('depends on your birth time', { exact: false });
  const [first] = screen.getAllByRole('listitem');
  expect(key).toHaveTextContent('≈ depends on your birth time');
  expect(first?.compareDocumentPosition(key)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('says nothing of it where no point in sight depends on the time', () => {
  render(<BusinessInsight insights={INSIGHTS} isDoubtful={() => false} />);
  expect(document.body).not.toHaveTextContent('≈');
});
