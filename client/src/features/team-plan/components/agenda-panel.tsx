import { useState } from 'react';
import type { FacePerson } from '#client/components/people/face.tsx';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { CopyIcon, DownloadIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Select } from '#client/components/ui/select.tsx';
import { Textarea } from '#client/components/ui/textarea.tsx';
import { dayHere } from '#client/lib/dates.ts';
import { downloadFile } from '#client/lib/drawn-file.ts';
import { useDates } from '#client/lib/use-dates.ts';
import type { TeamRecord } from '#shared/contract/teams.ts';
import { BRAND_NAME } from '#shared/domain/brand.ts';
import { calendarFileOf } from '#shared/domain/calendar-event.ts';
import { startOfNextWeek } from '#shared/domain/working-days.ts';
import { type Agenda, agendaText } from '../agenda.ts';
import { copyText } from '../copy-text.ts';
import { coverageWords, labelsOf, roomIn, turnsIn } from '../room-words.ts';

const LENGTHS = [15, 30, 45, 60, 90] as const;
const TOPICS_MAX = 1000;

interface Meeting {
  readonly title: string;
  readonly date: string;
  readonly time: string;
  readonly minutes: number;
  readonly topics: string;
}

function agendaOf(
  team: TeamRecord,
  present: readonly FacePerson[],
  meeting: Meeting,
  when: string | null,
): Agenda {
  const ids = present.map(({ id }) => id);
  const room = roomIn(team, ids);
  return {
    title: meeting.title.trim() || team.name,
    when,
    minutes: meeting.minutes,
    present: present.map(({ name }) => name),
    coverage: room && coverageWords(room),
    missing: room ? labelsOf(team, room.missing) : [],
    topics: meeting.topics.split('\n').flatMap((line) => line.trim() || []),
    turns: turnsIn(team, ids),
  };
}

interface AgendaPanelProps {
  team: TeamRecord;
  present: readonly FacePerson[];
}

/** An agenda to take along. */
export function AgendaPanel({ team, present }: AgendaPanelProps) {
  const dates = useDates();
  const [meeting, setMeeting] = useState<Meeting>({
    title: `${team.name} meeting`,
    date: startOfNextWeek(dayHere(new Date())),
    time: '10:00',
    minutes: 45,
    topics: '',
  });
  const { date, time, minutes } = meeting;
  const isDated = date !== '' && time !== '';
  const when = isDated ? dates.timed(dates.weekDay(date), time) : null;
  const agenda = agendaOf(team, present, meeting, when);
  const text = agendaText(agenda);
  const change = (changes: Partial<Meeting>) => setMeeting({ ...meeting, ...changes });

  function download() {
    const file = calendarFileOf(
      {
        uid: `${crypto.randomUUID()}@${window.location.hostname}`,
        title: agenda.title,
        description: text,
        // A clock without a zone is the reader's own.
        start: new Date(`${date}T${time}`),
        minutes,
        stamp: new Date(),
      },
      BRAND_NAME,
    );
    downloadFile(new Blob([file], { type: 'text/calendar' }), 'meeting.ics');
  }

  return (
    <section aria-labelledby="agenda-title" className="grid min-w-0 content-start gap-4">
      <h2 id="agenda-title" className="font-display text-xl font-semibold">
        Agenda
      </h2>
      <MeetingFields meeting={meeting} onChange={change} />
      <pre className="rounded-md bg-well p-4 font-sans text-sm whitespace-pre-wrap wrap-anywhere print:bg-transparent print:p-0">
        {text}
      </pre>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => void copyText(text, 'Agenda copied')}>
          <CopyIcon className="size-4.5" />
          Copy agenda
        </Button>
        <Button
          variant="secondary"
          disabled={!isDated}
          aria-describedby="calendar-hint"
          onClick={download}
        >
          <DownloadIcon className="size-4.5" />
          Calendar file
        </Button>
      </div>
      {!isDated && (
        <p id="calendar-hint" className="text-sm text-muted">
          Choose a date to save the meeting to your calendar.
        </p>
      )}
    </section>
  );
}

interface MeetingFieldsProps {
  meeting: Meeting;
  onChange: (changes: Partial<Meeting>) => void;
}

function MeetingFields({ meeting, onChange }: MeetingFieldsProps) {
  return (
    <div className="grid gap-4 print:hidden">
      <Field label="Title">
        <Input
          value={meeting.title}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ title: target.value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field label="Date" optional className="col-span-2">
          <Input
            type="date"
            value={meeting.date}
            onChange={({ target }) => onChange({ date: target.value })}
          />
        </Field>
        <Field label="Start">
          <Input
            type="time"
            value={meeting.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </Field>
        <Field label="Length">
          <Select
            value={meeting.minutes}
            onChange={({ target }) => onChange({ minutes: Number(target.value) })}
          >
            {LENGTHS.map((length) => (
              <option key={length} value={length}>{`${length} min`}</option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label="Topics" optional hint="One per line.">
        <Textarea
          value={meeting.topics}
          rows={3}
          maxLength={TOPICS_MAX}
          onChange={({ target }) => onChange({ topics: target.value })}
        />
      </Field>
    </div>
  );
}
