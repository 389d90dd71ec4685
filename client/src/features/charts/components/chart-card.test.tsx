import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chartWith } from '#client/testing/samples.ts';
import type { OwnMark } from '../use-own-mark.ts';
import { ChartCard } from './chart-card.tsx';

const NO_MARK: OwnMark = {
  isKnown: false,
  chartId: null,
  isQuestionDue: false,
  isPending: false,
  markMine: vi.fn(),
  unmark: vi.fn(),
  decline: vi.fn(),
};

test('calls a missing type "Unknown Type"', () => {
  const chart = chartWith();
  const typeless = Object.assign({}, chart.chartData, { type: '' });
  render(
    <ChartCard
      chart={{ ...chart, chartData: typeless }}
      words={undefined}
      picture={null}
      viewHref="/results/1"
      onDelete={vi.fn()}
      mark={NO_MARK}
      onCompare={undefined}
      pick={null}
    />,
  );
  expect(screen.getByText('Unknown Type')).toBeVisible();
});
