import { call } from '#client/lib/api.ts';
import { getCurrentUser } from '#shared/contract/auth.ts';
import { countCharts, getChart, getLatestChart, listCharts } from '#shared/contract/charts.ts';
import { getOwnChart } from '#shared/contract/own-chart.ts';
import { getReading } from '#shared/contract/reading.ts';

/** As many as the history shows at first. */
const KEPT_CHARTS = 24;
const DONE = 'charts-kept';

interface Surroundings {
  /** Else no worker has seen what this page asked for, whatever earlier ones had kept. */
  readonly isFromWorker: boolean;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Asks the service worker to fetch and keep what it doesn't have yet. */
  readonly keep: (addresses: readonly string[]) => void;
}

function isFirstTime(storage: Surroundings['storage'], personId: string): boolean {
  try {
    const kept = storage();
    if (kept.getItem(DONE) === personId) return false;
    kept.setItem(DONE, personId);
    return true;
  } catch {
    return false;
  }
}

/**
 * Has a person's newest charts kept for reading offline: once per tab, and for each page that began
 * before there was a worker.
 */
export async function keepCharts(
  personId: string,
  { isFromWorker, storage, keep }: Surroundings,
): Promise<void> {
  if (!isFirstTime(storage, personId) && isFromWorker) return;
  const charts = await call(listCharts, { query: { limit: KEPT_CHARTS } });
  const of = (path: string, id: string) => path.replace(':id', id);
  keep([
    // First: it tells the worker whose copies these are.
    getCurrentUser.path,
    `${listCharts.path}?limit=${KEPT_CHARTS}`,
    countCharts.path,
    getOwnChart.path,
    ...(charts.length > 0 ? [getLatestChart.path] : []),
    ...charts.flatMap(({ id }) => [of(getChart.path, id), of(getReading.path, id)]),
  ]);
}
