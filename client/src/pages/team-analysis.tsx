import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Disclosure } from '#client/components/ui/disclosure.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { Tabs } from '#client/components/ui/tabs.tsx';
import { TeamCoachSection } from '#client/features/coach/components/team-coach-section.tsx';
import { lazyPart } from '#client/lib/lazy-part.tsx';
import { TEAM_TABS } from '#client/lib/paths.ts';
import { useAfterFirstView } from '#client/lib/use-after-first-view.ts';
import { useIdle } from '#client/lib/use-idle.ts';
import { useInteracted } from '#client/lib/use-interacted.ts';
import { usePrinting } from '#client/lib/use-printing.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { asGate, type GateNumber } from '#shared/engine/wheel.ts';
import { teamFinding } from '#shared/knowledge/team-finding.ts';
import { TeamMap, TeamPicture } from './team-map.tsx';
import { useArrival } from './use-arrival.ts';
import { useTeamTab } from './use-team-tab.ts';

const TeamGaps = lazyPart(
  () => import('./team-gaps.tsx'),
  (module) => module.TeamGaps,
);
const TeamPeople = lazyPart(
  () => import('./team-people.tsx'),
  (module) => module.TeamPeople,
);
const PairsTab = lazyPart(
  () => import('#client/features/pairs/components/pairs-tab.tsx'),
  (module) => module.PairsTab,
);
const PlanTab = lazyPart(
  () => import('#client/features/team-plan/components/plan-tab.tsx'),
  (module) => module.PlanTab,
);
const PeopleInvitations = lazyPart(
  () => import('#client/features/invitations/components/people-invitations.tsx'),
  (module) => module.PeopleInvitations,
);
const TeamSky = lazyPart(
  () => import('#client/features/team-weather/components/team-weather.tsx'),
  (module) => module.TeamSky,
);
const TeamWatch = lazyPart(
  () => import('#client/features/invitations/components/team-watch.tsx'),
  (module) => module.TeamWatch,
);
const BesideCoach = lazyPart(
  () => import('#client/features/bodygraph/picture-beside.tsx'),
  (module) => module.PictureBeside,
);

interface TeamAnalysisProps {
  team: TeamRecord;
  /** The reader requested this result, so it is scrolled to and focused. */
  isArrival: boolean;
  /** The coach answers only about active teams of active accounts. */
  hasCoach: boolean;
}

/** A team's whole analysis: what it covers in one sentence, and five tabs. */
export function TeamAnalysis({ team, isArrival, hasCoach }: TeamAnalysisProps) {
  const [tab, chooseTab] = useTeamTab();
  const [litGates, setLitGates] = useState<readonly GateNumber[]>([]);
  const picture = useTeamPicture();
  const isPrinting = usePrinting();
  const hasRest = useAfterFirstView();
  const heading = useArrival(hasRest && isArrival && team.pentaData !== null);
  const charts = useMemo(
    () => team.members.flatMap(({ chartData }) => chartData?.activations ?? []),
    [team.members],
  );
  const isDue = usePartsForPrint();
  if (team.members.length === 0) return <NobodyYet team={team} />;
  const content = {
    map: (
      <>
        <TeamMap
          team={team}
          isPrinting={isPrinting}
          headingRef={heading}
          picture={{ ...picture, litGates }}
        />
        {isDue && hasCoach && team.pentaData && <Sky teamId={team.id} />}
      </>
    ),
    gaps: <TeamGaps team={team} isPrinting={isPrinting} />,
    people: <TeamPeople team={team} isPrinting={isPrinting} />,
    pairs: <PairsTab team={team} hasConnections={hasCoach} />,
    plan: <PlanTab team={team} />,
  };
  return (
    <div className="grid grid-cols-1 gap-8 print:block print:space-y-4">
      <div>
        <h2 className="font-display text-2xl font-[480] max-lg:text-balance sm:text-[1.875rem] sm:leading-tight">
          {statementOf(team)}
        </h2>
        {team.pentaData && (
          <p className="mt-1 text-sm text-muted">{`You cover ${team.pentaData.coverage.text}.`}</p>
        )}
        <Tabs
          label="Parts of the team’s analysis"
          className="mt-2"
          value={tab}
          onValueChange={(to) => chooseTab(TEAM_TABS.find((one) => one === to) ?? 'map')}
          isPrinting={isPrinting}
          items={TEAM_TABS.map((id) => ({
            id,
            label: <TabLabel title={TITLES[id]} count={countOf(id, team)} />,
            content: (
              <Suspense fallback={<LoadingTab />}>
                {hasRest ? content[id] : <LoadingTab />}
              </Suspense>
            ),
          }))}
        />
      </div>
      <Suspense fallback={null}>
        {isDue && team.canManage && <TeamWatch teamId={team.id} />}
      </Suspense>
      {hasRest && hasCoach && (
        <TeamCoachBeside
          team={team}
          charts={charts}
          isOnMap={tab === 'map'}
          litGates={litGates}
          onLight={setLitGates}
          onShowPicture={() => {
            chooseTab('map');
            picture.show();
          }}
        />
      )}
    </div>
  );
}

interface TeamCoachBesideProps {
  team: TeamRecord;
  charts: ComponentProps<typeof BesideCoach>['charts'];
  isOnMap: boolean;
  litGates: readonly GateNumber[];
  onLight: (gates: readonly GateNumber[]) => void;
  onShowPicture: () => void;
}

/** Hidden, not left out, on other tabs: each of them asks it, and it answers beside the page. */
function TeamCoachBeside(props: TeamCoachBesideProps) {
  const { team, charts, isOnMap, litGates, onLight, onShowPicture } = props;
  const isShown = isOnMap || team.pentaData === null;
  return (
    <div className={isShown ? undefined : 'hidden'}>
      <TeamCoachSection
        team={team}
        onSource={(gates) => onLight(gates.flatMap((gate) => asGate(gate) ?? []))}
        onShowPicture={onShowPicture}
        aside={
          <Suspense>
            <BesideCoach
              label={`All gates of ${team.name}, beside the conversation`}
              charts={charts}
              litGates={litGates}
            />
          </Suspense>
        }
      />
    </div>
  );
}

function NobodyYet({ team }: { team: TeamRecord }) {
  return (
    <div className="grid gap-8">
      <Notice title="This team has no people yet">
        {team.canManage
          ? 'Invite people to enter their own data, or enter them yourself with Edit people.'
          : 'Once an account admin adds people, their analysis will be here.'}
      </Notice>
      {team.canManage && (
        <Suspense fallback={<Loading />}>
          <PeopleInvitations team={team} />
          <TeamWatch teamId={team.id} />
        </Suspense>
      )}
    </div>
  );
}

const TITLES = { map: 'Map', gaps: 'Gaps', people: 'People', pairs: 'Pairs', plan: 'Plan' };

function countOf(tab: keyof typeof TITLES, team: TeamRecord) {
  const { members, dynamics, limitedPairs, pentaData } = team;
  const counts = {
    map: null,
    gaps: pentaData?.gaps.length ?? null,
    people: members.length,
    pairs: dynamics.length + limitedPairs.length,
    plan: null,
  };
  return counts[tab];
}

function TabLabel({ title, count }: { title: string; count: number | null }): ReactNode {
  return (
    <>
      {title}
      {count !== null && (
        <span className="figures ml-1.5 text-sm font-normal text-muted">{` ${count}`}</span>
      )}
    </>
  );
}

/** "Nobody covers Vision, and four functions rest on Mei alone." */
function statementOf({ pentaData, members }: TeamRecord): string {
  if (pentaData) return teamFinding(pentaData);
  if (members.length === 1) return 'One person so far: invite more to see who covers what.';
  return members.length === 2
    ? 'You’re a pair: see how the two of you work together.'
    : 'We couldn’t read this team’s functions.';
}

/** One after the other: each begins with work that a reader's click would wait for. */
async function preloadForPrint(): Promise<void> {
  for (const part of [TeamGaps, TeamPeople, PairsTab, PlanTab, TeamPicture]) await part.preload();
}

/** What print needs is there by the time somebody asks for it. */
function usePartsForPrint(): boolean {
  const hasInteracted = useInteracted();
  const isDue = useIdle() && hasInteracted;
  useEffect(() => {
    if (isDue) void preloadForPrint();
  }, [isDue]);
  return isDue;
}

/** The picture of all gates: unfolded by its reader, or by a source that lights up in it. */
function useTeamPicture() {
  const ref = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked > 0) ref.current?.scrollIntoView({ block: 'start' });
  }, [asked]);
  const show = () => {
    setIsOpen(true);
    setAsked(asked + 1);
  };
  return { ref, isOpen, onToggle: setIsOpen, show };
}

/** Folded away: it adds to what the team covers, and isn't what the page is about. */
function Sky({ teamId }: { teamId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      summary="Today’s sky and your gaps"
      className="mt-6 print:hidden"
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      {isOpen && (
        <Suspense fallback={null}>
          <TeamSky teamId={teamId} />
        </Suspense>
      )}
    </Disclosure>
  );
}

function Loading() {
  return (
    <p role="status" className="min-h-96 text-muted">
      Loading...
    </p>
  );
}

/** As tall as the window, or the footer would jump when the tab is shown. */
function LoadingTab() {
  return (
    <div className="min-h-dvh">
      <Loading />
    </div>
  );
}
