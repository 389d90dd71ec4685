import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useDebounced } from '#client/lib/use-debounced.ts';
import {
  CHART_FILTERS,
  CHART_SORTS,
  type ChartFilter,
  type ChartSort,
} from '#shared/contract/charts.ts';
import type { ChartChoice } from './api.ts';

const NEWEST: ChartSort = 'newest';

/** Which charts to show, kept in the address, so that it survives a visit to a chart. */
export function useChartChoice() {
  const [path, navigate] = useLocation();
  const [params] = useSearchParams();
  const inAddress = params.get('search') ?? '';
  const [text, setText] = useState(inAddress);
  const search = useDebounced(text).trim();
  const show = CHART_FILTERS.find((filter) => filter === params.get('show'));
  const sort = CHART_SORTS.find((order) => order === params.get('sort')) ?? NEWEST;

  function goTo(choice: ChartChoice) {
    const query = new URLSearchParams();
    if (choice.search !== '') query.set('search', choice.search);
    if (choice.show !== undefined) query.set('show', choice.show);
    if (choice.sort !== NEWEST) query.set('sort', choice.sort);
    navigate(query.size === 0 ? path : `${path}?${query}`, { replace: true });
  }

  useEffect(() => {
    if (search !== inAddress) goTo({ search, show, sort });
  });

  return {
    choice: { search, show, sort },
    /** The search as typed. */
    text,
    setText,
    setShow: (next: ChartFilter | undefined) => goTo({ search, show: next, sort }),
    setSort: (next: ChartSort) => goTo({ search, show, sort: next }),
    showAll() {
      setText('');
      if (show !== undefined) goTo({ search, show: undefined, sort });
    },
  };
}
