import { Button, ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { paths } from '#client/lib/paths.ts';
import type { ChartFilter } from '#shared/contract/charts.ts';
import type { ChartChoice } from '../api.ts';

interface NothingFoundProps {
  choice: ChartChoice;
  onClear: () => void;
  onCreate: () => void;
}

/** Where no charts are: none at all, or none that search and filter find. */
export function NothingFound({ choice: { search, show }, onClear, onCreate }: NothingFoundProps) {
  if (search === '' && show === undefined) {
    return <NoCharts onCreate={onCreate} />;
  }
  return (
    <EmptyState
      title={search === '' ? 'Nothing to show' : 'No chart goes by that name'}
      action={
        <Button variant="secondary" onClick={onClear}>
          Show all charts
        </Button>
      }
    >
      {search === '' ? (
        whyNone(show)
      ) : (
        <>
          None of {show === undefined ? 'your charts' : 'the charts shown'} has{' '}
          <bdi className="wrap-anywhere">“{search}”</bdi> in its name.
        </>
      )}
    </EmptyState>
  );
}

const EXAMPLES = ['generator', 'projector', 'manifestor'] as const;

/** What will be here, with charts that somebody might make. */
function NoCharts({ onCreate }: Pick<NothingFoundProps, 'onCreate'>) {
  return (
    <div className="grid items-center gap-x-16 gap-y-10 border-t border-line pt-10 sm:pt-14 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h2 className="font-display text-2xl font-medium">No charts found</h2>
        <p className="mt-3 max-w-[42ch] text-muted">
          Start with your own. Each chart you make is kept here, with how its person decides and
          works, and you can compare any two.
        </p>
        <ButtonLink href={paths.home} onClick={onCreate} className="mt-6">
          Create Your First Chart
        </ButtonLink>
      </div>
      <div aria-hidden="true" className="grid grid-cols-3 gap-4">
        {EXAMPLES.map((type) => (
          <div
            key={type}
            className="rounded-lg border border-dashed border-line-strong px-4 pt-6 pb-8 sm:px-8"
          >
            <img
              src={`/types/${type}.svg`}
              alt=""
              width="540"
              height="940"
              className="h-auto w-full opacity-70"
            />
          </div>
        ))}
      </div>
    </div>
  );
}

function whyNone(show: ChartFilter | undefined): string {
  if (show === 'own') return 'Choose “This is me” on your own chart, and it shows up here.';
  if (show === 'approximate') return 'All your charts have an exact birth time.';
  return `None of your charts is a ${show}’s.`;
}
