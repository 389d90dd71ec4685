import { useEffect, useSyncExternalStore } from 'react';
import type { QuestionContext } from '#shared/contract/coach.ts';

/** A part of the page that a question is about. */
export interface Topic {
  readonly context: QuestionContext;
  /** After "About": "gate 26", "the Sacral center", "Ana and Tom". */
  readonly words: string;
}

/** The coach beside the page: opened from its parts and the header, shown by the coach itself. */
export interface CoachDoor {
  /** The page has a coach. */
  readonly isHere: boolean;
  readonly isOpen: boolean;
  /** On phones the page's own bar opens it. */
  readonly isInBar: boolean;
  /** What the next question is about. */
  readonly topic: Topic | null;
  /** Grows with every call of `openCoach`, which moves the focus to the question. */
  readonly opened: number;
}

const AWAY = { isHere: false, isOpen: false, topic: null, opened: 0 };

let door: CoachDoor = { ...AWAY, isInBar: false };
const listeners = new Set<() => void>();

function change(to: Partial<CoachDoor>): void {
  door = { ...door, ...to };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useCoachDoor(): CoachDoor {
  return useSyncExternalStore(subscribe, () => door);
}

/** Opens the coach, with the next question about a part of the page if one is given. */
export function openCoach(topic?: Topic | null): void {
  change({ isOpen: true, opened: door.opened + 1, ...(topic ? { topic } : {}) });
}

export function closeCoach(): void {
  change({ isOpen: false });
}

/** Sets what the next question is about; null for the whole chart or team. */
export function setTopic(topic: Topic | null): void {
  change({ topic });
}

/** Announces the page's coach for as long as the caller is mounted. */
export function useCoachHere(): void {
  useEffect(() => {
    change({ isHere: true });
    return () => change(AWAY);
  }, []);
}

/** Announces that the page's bar opens the coach on phones, for as long as the caller is mounted. */
export function useCoachInBar(): void {
  useEffect(() => {
    change({ isInBar: true });
    return () => change({ isInBar: false });
  }, []);
}
