import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toastFailure } from '#client/components/feedback/toast-failure.ts';
import { Button, ButtonAnchor } from '#client/components/ui/button.tsx';
import { Card, CardTitle } from '#client/components/ui/card.tsx';
import { CopyLink } from '#client/components/ui/copy-link.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { calendarFileHref, calendarHref, calendarTeams, useCreateCalendarLink } from '../api.ts';
import { CalendarLinks } from './calendar-links.tsx';

const OWN = '';

/** Calendars to subscribe to or download: the person's own sky, and their teams. */
export function CalendarCard() {
  const titleId = useId();
  const [choice, setChoice] = useState(OWN);
  const create = useCreateCalendarLink();
  const teamId = choice === OWN ? undefined : choice;

  function choose(to: string) {
    setChoice(to);
    // Another calendar is another link.
    create.reset();
  }

  return (
    <Card as="section" labelledBy={titleId} padding="lg" className="grid gap-4">
      <CardTitle id={titleId}>Calendar</CardTitle>
      <p>
        Add a link to your calendar once, and it stays up to date: what the sky completes in your
        chart, your returns, and what your teams planned. Anyone with the link can read it, so keep
        it to yourself.
      </p>
      <CalendarChoice choice={choice} onChoose={choose} />
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() =>
            create.mutate(teamId, {
              onError: (error) =>
                toastFailure(error, 'We couldn’t create a link. Please try again.'),
            })
          }
          pending={create.isPending}
          pendingLabel="Creating..."
        >
          Create calendar link
        </Button>
        <ButtonAnchor href={calendarFileHref(teamId)} variant="secondary" download>
          Download as a file
        </ButtonAnchor>
      </div>
      {create.data && (
        <CopyLink
          key={create.data.link.id}
          label="Your calendar link"
          note="Copy it now: for safety we don’t keep it, so it isn’t shown again."
          isNew
          href={calendarHref(create.data.token)}
        />
      )}
      <CalendarLinks />
    </Card>
  );
}

interface CalendarChoiceProps {
  /** A team's id, or `OWN`. */
  choice: string;
  onChoose: (choice: string) => void;
}

/** Only with teams is there anything to choose. */
function CalendarChoice({ choice, onChoose }: CalendarChoiceProps) {
  const teams = useQuery(calendarTeams);
  if (!teams.data || teams.data.length === 0) return null;
  return (
    <Field label="Which calendar">
      <Select value={choice} onChange={(event) => onChoose(event.target.value)}>
        <option value={OWN}>My sky</option>
        {teams.data.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
