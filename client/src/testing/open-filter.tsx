import { act } from '@testing-library/react';
import { renderPart } from './render.tsx';

interface FilterHook<Filter> {
  readonly filter: Filter;
  readonly change: (changes: Partial<Filter>) => void;
}

/** A hook that stores a filter in the URL, at a URL. */
export function openFilter<Filter>(useFilter: () => FilterHook<Filter>, url: string) {
  let latest: FilterHook<Filter> | undefined;
  function Probe() {
    latest = useFilter();
    return null;
  }
  const { history } = renderPart(<Probe />, url);
  const now = () => {
    if (!latest) throw new Error('nothing is shown');
    return latest;
  };
  const change = (changes: Partial<Filter>) => act(() => now().change(changes));
  return { filter: () => now().filter, change, history };
}
