/** A text's features: their indexes, and the value at each. */
export interface Vector {
  readonly indexes: Int32Array;
  readonly values: Float32Array;
}

export function vectorOf(features: ReadonlyMap<number, number>): Vector {
  return {
    indexes: Int32Array.from(features.keys()),
    values: Float32Array.from(features.values()),
  };
}

export interface LinearModel<Label extends string> {
  /** The probability of each label; they add up to 1. */
  probabilities(vector: Vector): Readonly<Record<Label, number>>;
}

/** What a model has learned: for each label, in order, its weights and its bias. */
export interface Weights {
  readonly weights: readonly (Float32Array | Int16Array)[];
  /** What each label's weights are multiples of. */
  readonly scales: Float64Array;
  readonly biases: Float64Array;
}

export interface Lesson<Label extends string> {
  readonly vector: Vector;
  readonly label: Label;
}

interface Training {
  readonly dimension: number;
  readonly passes: number;
  readonly rate: number;
  /** How fast weights shrink that nothing confirms. */
  readonly decay: number;
}

const BIAS_RATE = 0.1;
/** Smaller errors teach nothing worth the time. */
const ERROR_MIN = 0.003;

/** Turns scores into probabilities, in place. */
function toProbabilities(scores: Float64Array): void {
  const highest = Math.max(...scores);
  for (const [at, score] of scores.entries()) scores[at] = Math.exp(score - highest);
  const sum = scores.reduce((total, power) => total + power, 0);
  for (const [at, power] of scores.entries()) scores[at] = power / sum;
}

/** Indices in an order that looks random and is the same every time. */
function shuffled(count: number, seed: number): readonly number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  let state = seed + 1;
  for (let at = count - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
}

function scoreOf(weights: Float32Array | Int16Array, { indexes, values }: Vector): number {
  let sum = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    sum += (weights[indexes[at] ?? 0] ?? 0) * (values[at] ?? 0);
  }
  return sum;
}

function shift(
  weights: Float32Array,
  { indexes, values }: Vector,
  error: number,
  shrink: number,
): void {
  for (let at = 0; at < indexes.length; at += 1) {
    const index = indexes[at] ?? 0;
    weights[index] = (weights[index] ?? 0) * shrink + error * (values[at] ?? 0);
  }
}

function probabilitiesOf({ weights, scales, biases }: Weights, vector: Vector): Float64Array {
  const scores = Float64Array.from(
    weights,
    (own, label) => (biases[label] ?? 0) + (scales[label] ?? 1) * scoreOf(own, vector),
  );
  toProbabilities(scores);
  return scores;
}

/**
 * Multinomial logistic regression, trained by stochastic gradient descent. Deterministic: the same
 * lessons give the same weights.
 */
export function trainWeights<Label extends string>(
  labels: readonly Label[],
  lessons: readonly Lesson<Label>[],
  { dimension, passes, rate, decay }: Training,
): Weights {
  const weights = labels.map(() => new Float32Array(dimension));
  const biases = new Float64Array(labels.length);
  const learned: Weights = { weights, scales: new Float64Array(labels.length).fill(1), biases };

  function learn({ vector, label: right }: Lesson<Label>, step: number): void {
    const probabilities = probabilitiesOf(learned, vector);
    for (const [index, own] of weights.entries()) {
      const error = (labels[index] === right ? 1 : 0) - (probabilities[index] ?? 0);
      if (Math.abs(error) < ERROR_MIN) continue;
      biases[index] = (biases[index] ?? 0) + step * error * BIAS_RATE;
      shift(own, vector, step * error, 1 - step * decay);
    }
  }

  for (let pass = 0; pass < passes; pass += 1) {
    const step = rate / (1 + pass / 5);
    for (const index of shuffled(lessons.length, pass)) {
      const lesson = lessons[index];
      if (lesson) learn(lesson, step);
    }
  }
  return learned;
}

/** @param learned for the same labels, in the same order */
export function linearModel<Label extends string>(
  labels: readonly Label[],
  learned: Weights,
): LinearModel<Label> {
  return {
    probabilities(vector) {
      const found = probabilitiesOf(learned, vector);
      // Every label is a key: the record is built from all of them.
      return Object.fromEntries(labels.map((label, index) => [label, found[index] ?? 0])) as Record<
        Label,
        number
      >;
    },
  };
}
