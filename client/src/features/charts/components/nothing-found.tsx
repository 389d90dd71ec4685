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
    return (
      <EmptyState
        title="No charts found"
        action={
          <ButtonLink href={paths.home} onClick={onCreate}>
            Create Your First Chart
          </ButtonLink>
        }
      >
        Every chart you make is kept here, so that you can come back to it.
      </EmptyState>
    );
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

function whyNone(show: ChartFilter | undefined): string {
  if (show === 'own') return 'Choose “This is me” on your own chart, and it shows up here.';
  if (show === 'approximate') return 'All your charts have an exact birth time.';
  return `None of your charts is a ${show}’s.`;
}
