import { AnswerLines } from '#client/components/ui/answer-lines.tsx';
import { ChoiceGroup } from '#client/components/ui/choice-group.tsx';
import { type PlaceChoice, placeChoiceWords, whichPlaceWords } from '#client/lib/place-choice.ts';
import { useDates } from '#client/lib/use-dates.ts';
import { UNANSWERED } from './birth-questions.tsx';
import { useReminded } from './use-reminded.ts';

export interface PlaceQuestionProps {
  choices: readonly PlaceChoice[];
  /** The text that was typed when the question arose. */
  typed: string;
  birthDate: string;
  /** Empty when unknown. */
  birthTime: string;
  placeId: string | undefined;
  reminders: number;
  /** How often the server has asked; each time the question gets the focus. */
  asked: number;
  onPlace: (choice: PlaceChoice) => void;
}

/** Asked when a typed name matches places whose clocks differed at the birth. */
export function PlaceQuestion(props: PlaceQuestionProps) {
  const { choices, typed, birthDate, birthTime, placeId, reminders, asked, onPlace } = props;
  const dates = useDates();
  const first = useReminded<HTMLInputElement>(reminders + asked);
  if (choices.length === 0) return null;
  const isAnswered = choices.some((choice) => choice.placeId === placeId);
  return (
    <ChoiceGroup
      legend={whichPlaceWords(typed)}
      firstRef={first}
      error={reminders > 0 && !isAnswered && UNANSWERED}
      hint="Not listed? Type the region or country after the name."
      answers={choices.map((choice) => {
        const { name, where, clock } = placeChoiceWords(choice, { birthDate, birthTime }, dates);
        return {
          key: choice.placeId,
          label: <AnswerLines title={name} about={where} detail={clock} />,
          isChosen: choice.placeId === placeId,
          onChoose: () => onPlace(choice),
        };
      })}
    />
  );
}
