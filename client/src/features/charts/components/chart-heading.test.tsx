import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#client/testing/render.tsx';
import { markJustMade } from '../just-made.ts';
import { ChartHeading } from './chart-heading.tsx';

const NAME = "Ana's Analysis Generated";

function open(id: string) {
  const { unmount } = renderPart(<ChartHeading chart={{ id, name: 'Ana' }} />, '/');
  expect(screen.getByRole('heading', { level: 1, name: NAME })).toHaveTextContent(NAME);
  return { unmount, news: screen.getByText("'s Analysis Generated") };
}

test('says that a chart was made right after that only, and keeps it in the heading’s name', () => {
  markJustMade('new');
  const first = open('new');
  expect(first.news).not.toHaveClass('sr-only');
  first.unmount();
  expect(open('new').news).toHaveClass('sr-only');
});

test('shows the name alone of a chart that was made before', () => {
  expect(open('old').news).toHaveClass('sr-only');
  expect(screen.getByText('Ana')).not.toHaveClass('sr-only');
});
