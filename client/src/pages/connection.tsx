import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { LoadingScreen } from '#client/components/layout/loading-screen.tsx';
import { PageContainer } from '#client/components/layout/page-container.tsx';
import { PageHeading } from '#client/components/layout/page-heading.tsx';
import { ButtonLink } from '#client/components/ui/button.tsx';
import { EmptyState } from '#client/components/ui/empty-state.tsx';
import { Tabs } from '#client/components/ui/tabs.tsx';
import { connection, refusalCodeOf } from '#client/features/connection/api.ts';
import { paths } from '#client/lib/paths.ts';
import type { Connection } from '#shared/contract/connection.ts';
import { ConnectionView } from './connection-view.tsx';
import { SideBySide } from './side-by-side.tsx';

export interface ConnectionPageProps {
  /** Each the id of a chart or of a person in a team, or the token of a link. */
  a: string;
  b: string;
}

/** What two charts make together. */
export function ConnectionPage({ a, b }: ConnectionPageProps) {
  const query = useQuery(connection(a, b));
  const refusal = refusalCodeOf(query.error);
  // Deleted or withdrawn since it was loaded: nothing of it is shown anymore.
  if (refusal !== null) return <Refused code={refusal} />;
  if (query.data) return <Connected connection={query.data} />;
  if (query.isPending) return <LoadingScreen />;
  return (
    <PageContainer>
      <LoadFailure query={query} title="Unable to load this connection" level={1} />
    </PageContainer>
  );
}

const REFUSALS: Readonly<Record<string, readonly [title: string, text: string]>> = {
  'chart.not_found': [
    'Chart Not Found',
    'One of these charts may have been deleted, or it belongs to somebody else.',
  ],
  'share.not_found': [
    'This link doesn’t work anymore',
    'It may have expired, or the person who sent it revoked it. Ask them for a new one.',
  ],
  'connection.not_shared': [
    'This chart isn’t shared in full',
    'A connection needs the gates of both charts. Ask the person to share theirs in full, or with its positions.',
  ],
  'connection.same_chart': [
    'This is the same chart twice',
    'Choose another one to compare it with.',
  ],
};

function ChooseOthers({ size }: { size?: 'sm' }) {
  return (
    <ButtonLink href={paths.charts} variant="secondary" size={size}>
      Choose other charts
    </ButtonLink>
  );
}

function Refused({ code }: { code: string }) {
  const [title, text] = REFUSALS[code] ?? ['Chart Not Found', 'We couldn’t find these charts.'];
  return (
    <PageContainer>
      <PageHeading>Connection</PageHeading>
      <EmptyState title={title} action={<ChooseOthers />}>
        {text}
      </EmptyState>
    </PageContainer>
  );
}

const VIEW = 'view';
const SIDE_BY_SIDE = 'charts';

function Connected({ connection: shown }: { connection: Connection }) {
  const [params, setParams] = useSearchParams();
  const { a, b } = shown;
  const together = <ConnectionView connection={shown} />;
  return (
    <PageContainer isTight>
      <PageHeading
        look="label"
        pageTitle={`${a.name} and ${b.name}`}
        actions={<ChooseOthers size="sm" />}
      >
        <bdi>{a.name}</bdi> and <bdi>{b.name}</bdi>
      </PageHeading>
      {a.chartId !== null && b.chartId !== null ? (
        <Tabs
          label="Views of the two charts"
          value={params.get(VIEW) === SIDE_BY_SIDE ? SIDE_BY_SIDE : 'connection'}
          onValueChange={(id) =>
            setParams(id === SIDE_BY_SIDE ? { [VIEW]: id } : {}, { replace: true })
          }
          items={[
            { id: 'connection', label: 'Connection', content: together },
            {
              id: SIDE_BY_SIDE,
              label: 'Side by side',
              content: <SideBySide a={a.chartId} b={b.chartId} />,
            },
          ]}
        />
      ) : (
        together
      )}
    </PageContainer>
  );
}
