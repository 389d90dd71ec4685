import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { LoadFailure } from '#client/components/feedback/load-failure.tsx';
import { toast } from '#client/components/feedback/toast.ts';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { ConfirmMutation } from '#client/components/form/confirm-mutation.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { isStatus } from '#client/lib/api.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { MyPlace } from '#shared/contract/invitations.ts';
import { VISIBILITY_LEVELS, type VisibilityLevel } from '#shared/domain/visibility.ts';
import { myPlaces, useAnswerMyMove, useLeaveTeam, useSetPlaceLevel } from '../api.ts';
import { LEVEL_LABELS } from '../level-labels.ts';
import { MoveQuestion } from './move-question.tsx';

/** The teams that the signed-in person shares their own data with; nothing where there are none. */
export function MyPlaces() {
  const query = useQuery(myPlaces);
  const [left, setLeft] = useState(0);
  if (query.isLoadingError) {
    return (
      <Card as="section" padding="lg">
        <LoadFailure query={query} title="We couldn’t load the teams you’re in" level={2} />
      </Card>
    );
  }
  // Whoever has just left the last one reads so.
  if (!query.data || (query.data.length === 0 && left === 0)) return null;
  return <Places places={query.data} left={left} onLeft={() => setLeft(left + 1)} />;
}

interface PlacesProps {
  places: readonly MyPlace[];
  /** How many teams the person has left here. */
  left: number;
  onLeft: () => void;
}

function Places({ places, left, onLeft }: PlacesProps) {
  const titleId = useId();
  const title = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<MyPlace | null>(null);
  const leave = useLeaveTeam();
  useEffect(() => {
    // The button that opened the dialog goes away with its team.
    if (left > 0) title.current?.focus();
  }, [left]);
  return (
    <Card as="section" labelledBy={titleId} padding="lg" className="grid gap-4">
      <div ref={title} tabIndex={-1} className="outline-none">
        <CardTitle id={titleId}>Teams you’re in</CardTitle>
        <p className="mt-1 text-muted">
          {places.length > 0
            ? 'These teams work with your own data. You decide how much each one sees.'
            : 'You’re not in any team now, and none has data from you.'}
        </p>
      </div>
      {places.length > 0 && (
        <ul aria-labelledby={titleId} className="divide-y divide-line">
          {places.map((place) => (
            <Place key={place.id} place={place} onLeave={() => setLeaving(place)} />
          ))}
        </ul>
      )}
      <ConfirmMutation
        mutation={leave}
        variables={leaving}
        title="Leave this team?"
        subject={
          leaving && (
            <span className="wrap-anywhere">
              <bdi>{leaving.teamName}</bdi>
            </span>
          )
        }
        description="Your birth details, your chart, and everything based on them leave the team right away. Charts in your own list stay. You can’t undo this; to come back, you need a new invitation."
        confirmLabel="Leave team"
        pendingLabel="Leaving..."
        done={{
          title: `You left ${leaving?.teamName}`,
          description: 'The team has no data from you anymore.',
        }}
        failed="We couldn’t take you out of this team. Please try again."
        failureTitle="You’re still in the team"
        onDone={onLeft}
        onClose={() => setLeaving(null)}
      />
    </Card>
  );
}

function Place({ place, onLeave }: { place: MyPlace; onLeave: () => void }) {
  const dates = useDates();
  const { id, teamName, organization, joinedAt } = place;
  const answer = useAnswerMyMove(id);
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-2">
      <div className="grid content-start justify-items-start gap-1 wrap-anywhere">
        <h3 className="font-medium">
          <bdi>{teamName}</bdi>
        </h3>
        <p className="text-sm text-muted">
          <bdi>{organization}</bdi> · since {dates.instantDay(joinedAt)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          aria-label={`Leave team: ${teamName}`}
          onClick={onLeave}
        >
          Leave team...
        </Button>
      </div>
      <LevelOf place={place} />
      <div className="empty:hidden sm:col-span-2">
        <MoveQuestion place={place} answer={answer} />
      </div>
    </li>
  );
}

const levelOf = (value: string) => VISIBILITY_LEVELS.find((level) => level === value);

function LevelOf({ place: { id, teamName, level } }: { place: MyPlace }) {
  const change = useSetPlaceLevel(id);
  // While a change is on its way, what was chosen is shown.
  const shown = change.isPending ? change.variables : level;

  function choose(chosen: VisibilityLevel) {
    change.mutate(chosen, {
      onSuccess: () =>
        toast({
          title: 'Saved',
          description: `${teamName} now sees: ${LEVEL_LABELS[chosen].name}.`,
          tone: 'success',
        }),
      onError: (error) =>
        isStatus(error, 404)
          ? toast({ title: `You’re not in ${teamName} anymore`, tone: 'destructive' })
          : toastFailure(error, 'We couldn’t save your choice. Please try again.'),
    });
  }

  return (
    <Field
      label={
        <span className="wrap-anywhere">
          What <bdi>{teamName}</bdi> sees of you
        </span>
      }
      hint={LEVEL_LABELS[shown].what}
    >
      <Select
        value={shown}
        onChange={(event) => {
          const chosen = levelOf(event.target.value);
          if (chosen) choose(chosen);
        }}
      >
        {VISIBILITY_LEVELS.map((one) => (
          <option key={one} value={one}>
            {LEVEL_LABELS[one].name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
