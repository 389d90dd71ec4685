import { cx } from '#client/components/ui/cx.ts';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import {
  CHART_FILTERS,
  CHART_SORTS,
  type ChartFilter,
  type ChartSort,
} from '#shared/contract/charts.ts';
import { TYPE_NAMES } from '#shared/engine/human-type.ts';

const SORT_WORDS: Readonly<Record<ChartSort, string>> = {
  newest: 'Newest first',
  name: 'Name',
  type: 'Type',
  birth: 'Birth date',
};

const ALL = 'all';

interface ChartOrderProps {
  id: string;
  /** Phones show it when asked. */
  isOpen: boolean;
  show: ChartFilter | undefined;
  sort: ChartSort;
  onShow: (show: ChartFilter | undefined) => void;
  onSort: (sort: ChartSort) => void;
}

/** Which charts to show, and in which order. */
export function ChartOrder({ id, isOpen, show, sort, onShow, onSort }: ChartOrderProps) {
  return (
    <div id={id} className={cx('charts-order', isOpen && 'charts-order-open')}>
      <Field label={<span className="sr-only">Show</span>}>
        <Select
          value={show ?? ALL}
          onChange={({ target }) => onShow(CHART_FILTERS.find((filter) => filter === target.value))}
        >
          <option value={ALL}>All charts</option>
          <option value="own">My own chart</option>
          <option value="approximate">Approximate</option>
          {TYPE_NAMES.map((type) => (
            <option key={type} value={type}>
              {`${type}s`}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={<span className="sr-only">Sort by</span>}>
        <Select
          value={sort}
          onChange={({ target }) =>
            onSort(CHART_SORTS.find((order) => order === target.value) ?? 'newest')
          }
        >
          {CHART_SORTS.map((order) => (
            <option key={order} value={order}>
              {SORT_WORDS[order]}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
