import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { toast } from '#client/components/feedback/toast.ts';
import { Button } from '#client/components/ui/button.tsx';
import { Field } from '#client/components/ui/field.tsx';
import { PlusIcon } from '#client/components/ui/icons.tsx';
import { Input } from '#client/components/ui/input.tsx';
import { Notice } from '#client/components/ui/notice.tsx';
import { ApiError, messageOf } from '#client/lib/api.ts';
import {
  type AnalyzeTeam,
  PENTA_SIZE_MIN,
  TEAM_SIZE_MAX,
  TEAM_SIZE_MIN,
  type TeamMemberInput,
  TeamName,
} from '#shared/contract/teams.ts';
import { currentPentaDraft, keepPentaDraft } from '../penta-draft.ts';
import { pentaPersonOf, personRefusalOf, type TypedBirth } from '../penta-request.ts';
import type { PersonEntry, RenderPerson } from '../person-entry.ts';
import { PersonBox } from './person-box.tsx';

export interface EditedTeam {
  readonly id: string;
  readonly name: string;
  readonly people: readonly TeamMemberInput[];
}

export interface PentaFormProps {
  /** The team's account; null when none is selected. */
  accountId: string | null;
  /** An existing team to change and analyze again. */
  team?: EditedTeam | undefined;
  renderPerson: RenderPerson;
  /** Submits the team for analysis; rejects with the server's error. */
  onSubmit: (team: AnalyzeTeam) => Promise<void>;
  onCancel?: (() => void) | undefined;
}

const FAILED = 'Failed to generate S-Penta analysis. Please try again.';
export const NO_ACCOUNT = 'No account selected. Please select an account first.';
const TIME_REQUIRED =
  'Local time at the birthplace. It is needed here; without one, use CSV Team Upload.';

const QUESTIONS = {
  title: 'Almost there',
  text: 'Some births need an answer from you. Check the marked people, then analyze again.',
};

interface Problem {
  readonly title: string;
  readonly text: string;
  readonly tone?: 'warn';
}

interface Place {
  readonly place: string;
  /** For an existing team: its member at this position. */
  readonly member?: TeamMemberInput;
  /** Added by the user, so that it gets the focus. */
  readonly isAdded?: true;
}

let lastPlace = 0;

/** One more person, with a key that is unique since the page was loaded. */
function newPlace(): Place {
  lastPlace += 1;
  return { place: `added-${lastPlace}`, isAdded: true };
}

function firstPlaces(team: EditedTeam | undefined): Place[] {
  if (!team) return currentPentaDraft().places.map((place) => ({ place }));
  if (team.people.length === 0) {
    return Array.from({ length: PENTA_SIZE_MIN }, () => ({ place: newPlace().place }));
  }
  return team.people.map((member, index) => ({ place: `member-${index}`, member }));
}

/** The S-Penta form: a team's name and its three to five people. */
export function PentaForm({ accountId, team, renderPerson, onSubmit, onCancel }: PentaFormProps) {
  const id = useId();
  const [teamName, setTeamName] = useState(() => team?.name ?? currentPentaDraft().teamName);
  const [places, setPlaces] = useState<readonly Place[]>(() => firstPlaces(team));
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const [nameError, setNameError] = useState<string>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const entries = useRef(new Map<string, PersonEntry>());
  const nameInput = useRef<HTMLInputElement>(null);
  const isNew = team === undefined;
  // A pair from a file may stay a pair: it has working dynamics, but no Penta.
  const sizeMin = team?.people.length === TEAM_SIZE_MIN ? TEAM_SIZE_MIN : PENTA_SIZE_MIN;

  useEffect(() => {
    if (isNew) keepPentaDraft({ teamName, places: places.map(({ place }) => place) });
  }, [isNew, teamName, places]);

  function fail(next: Problem) {
    setProblem(next);
    toast({ title: next.title, description: next.text, tone: 'destructive' });
  }

  /** All births in order, or null after focusing the first invalid one. */
  async function readPeople(): Promise<TypedBirth[] | null> {
    const births: TypedBirth[] = [];
    let first: PersonEntry | null = null;
    let isMissing = false;
    for (const { place } of places) {
      const entry = entries.current.get(place);
      const reading = await entry?.read();
      if (reading?.kind === 'birth') births.push(reading.birth);
      else first ??= entry ?? null;
      isMissing ||= reading?.kind === 'missing';
    }
    if (first === null) return births;
    first.focus();
    fail(
      isMissing
        ? {
            title: 'Missing Information',
            text: `Please fill in all fields for all ${places.length} people.`,
          }
        : {
            title: 'Analysis Failed',
            text: 'Please check the marked fields: something there needs your answer first.',
          },
    );
    return null;
  }

  function showError(error: unknown) {
    const body = error instanceof ApiError ? error.body : null;
    let first: string | null = null;
    for (const [index, { place }] of places.entries()) {
      const refusal = body && personRefusalOf(body, index);
      if (refusal && entries.current.get(place)?.showRefusal(refusal)) first ??= place;
    }
    setNameError(body?.fields?.['teamName']);
    // A question is not a failure: the person's fields ask it.
    if (body?.choices) setProblem({ ...QUESTIONS, tone: 'warn' });
    else fail({ title: 'Analysis Failed', text: messageOf(error, FAILED) });
    // The questions are in the page only after the next paint.
    requestAnimationFrame(() => first !== null && entries.current.get(first)?.focus());
  }

  async function send() {
    setProblem(null);
    setNameError(undefined);
    const name = TeamName.safeParse(teamName);
    if (!name.success) {
      const text = 'Please enter a name for your team.';
      const isEmpty = teamName.trim() === '';
      setNameError(isEmpty ? text : name.error.issues[0]?.message);
      nameInput.current?.focus();
      if (isEmpty) toast({ title: 'Missing Team Name', description: text, tone: 'destructive' });
      return;
    }
    if (places.length < sizeMin || places.length > TEAM_SIZE_MAX) {
      const text = 'Team must have between 3 and 5 people for Penta analysis.';
      return fail({ title: 'Invalid Team Size', text });
    }
    const births = await readPeople();
    if (births === null) return;
    if (accountId === null) return fail({ title: 'Analysis Failed', text: NO_ACCOUNT });
    try {
      await onSubmit({
        teamName: name.data,
        teamAccountId: accountId,
        ...(team ? { teamId: team.id } : {}),
        people: births.map(pentaPersonOf),
      });
    } catch (error) {
      showError(error);
    }
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    // A second submit can arrive before the button is rendered as pending.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      await send();
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  function remove(place: string) {
    setPlaces((all) => all.filter((one) => one.place !== place));
    // The pressed button disappeared with its person.
    document.getElementById(`${id}-people`)?.focus();
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-6" aria-label="Team entry">
      <Field label="Team Name" error={nameError} className="max-w-form">
        <Input
          ref={nameInput}
          value={teamName}
          onChange={({ target }) => setTeamName(target.value)}
          required
          autoComplete="off"
        />
      </Field>
      <h2 id={`${id}-people`} tabIndex={-1} className="font-display text-xl font-semibold">
        {places.length} people
      </h2>
      <ol className="grid items-start gap-5 lg:grid-cols-2">
        {places.map(({ place, member, isAdded = false }, index) => (
          <PersonBox
            key={place}
            number={index + 1}
            name={names[place] ?? member?.name ?? ''}
            takesFocus={isAdded}
            onRemove={places.length > PENTA_SIZE_MIN ? () => remove(place) : undefined}
          >
            {renderPerson({
              ref: (entry) => {
                if (entry) entries.current.set(place, entry);
                return () => void entries.current.delete(place);
              },
              place,
              member,
              // A person without a time, from a file, may stay without.
              timeRequired: member?.birthTime === null ? undefined : TIME_REQUIRED,
              onName: (name) => setNames((all) => ({ ...all, [place]: name })),
            })}
          </PersonBox>
        ))}
      </ol>
      <div className="grid justify-items-start gap-2">
        <Button
          variant="secondary"
          disabled={places.length >= TEAM_SIZE_MAX}
          onClick={() => setPlaces((all) => [...all, newPlace()])}
        >
          <PlusIcon />
          {`Add Team Member (${places.length}/${TEAM_SIZE_MAX})`}
        </Button>
        <p className="text-sm text-muted">
          {places.length >= TEAM_SIZE_MAX
            ? 'A Penta takes five people at most. Larger groups work as several Pentas.'
            : 'A Penta takes three to five people.'}
        </p>
      </div>
      {problem && (
        <Notice tone={problem.tone ?? 'danger'} role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={isSending} pendingLabel="Analyzing...">
          {isNew ? 'Analyze S-Penta' : 'Save and analyze again'}
        </Button>
        {onCancel && (
          <Button variant="quiet" size="lg" onClick={onCancel} disabled={isSending}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
