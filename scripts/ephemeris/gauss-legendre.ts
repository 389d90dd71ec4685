import { at } from '#shared/engine/ephemeris/packed-at.ts';

/**
 * Gauss-Legendre collocation on [0, 1] (Hairer, Norsett & Wanner, Solving ODEs I, II.7): the
 * implicit Runge-Kutta method of order 2s with s stages, written for y'' = f(t, y, y').
 * All arrays are row-major; stage count is `nodes.length`.
 */
export interface Collocation {
  readonly nodes: Float64Array;
  /** Velocity after one step: v + h sum(weights f). */
  readonly weights: Float64Array;
  /** Position after one step: y + h v + h^2 sum(positionWeights f). */
  readonly positionWeights: Float64Array;
  /** Velocity at the stages, s x s. */
  readonly velocityMatrix: Float64Array;
  /** Position at the stages, s x s (the square of the velocity matrix). */
  readonly positionMatrix: Float64Array;
  /** Extrapolates f from one step's stages to the next step's: the first guess of the iteration. */
  readonly extrapolation: Float64Array;
}

function legendre(n: number, x: number): { value: number; slope: number } {
  let previous = 1;
  let value = x;
  for (let k = 2; k <= n; k++) {
    const next = ((2 * k - 1) * x * value - (k - 1) * previous) / k;
    previous = value;
    value = next;
  }
  return { value, slope: (n * (x * value - previous)) / (x * x - 1) };
}

/** Nodes (ascending) and weights of the n-point Gauss-Legendre rule on [0, 1]. */
export function gaussRule(n: number): { nodes: Float64Array; weights: Float64Array } {
  const nodes = new Float64Array(n);
  const weights = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let x = -Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    for (let k = 0; k < 20; k++) {
      const p = legendre(n, x);
      x -= p.value / p.slope;
    }
    const { slope } = legendre(n, x);
    nodes[i] = (1 + x) / 2;
    weights[i] = 1 / ((1 - x * x) * slope * slope);
  }
  return { nodes, weights };
}

/** Weight of node j in the polynomial through `nodes`, evaluated at x. */
export function lagrangeWeight(nodes: Float64Array, j: number, x: number): number {
  let weight = 1;
  for (let k = 0; k < nodes.length; k++) {
    if (k !== j) weight *= (x - at(nodes, k)) / (at(nodes, j) - at(nodes, k));
  }
  return weight;
}

function multiply(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const product = new Float64Array((a.length / n) * n);
  for (let i = 0; i < a.length / n; i++) {
    for (let j = 0; j < n; j++) {
      let sum = 0;
      for (let k = 0; k < n; k++) sum += at(a, i * n + k) * at(b, k * n + j);
      product[i * n + j] = sum;
    }
  }
  return product;
}

/** The collocation method with s stages. */
export function collocation(s: number): Collocation {
  const { nodes, weights } = gaussRule(s);
  const velocityMatrix = new Float64Array(s * s);
  const extrapolation = new Float64Array(s * s);
  for (let i = 0; i < s; i++) {
    const end = at(nodes, i);
    for (let j = 0; j < s; j++) {
      // The integrand has degree s - 1, so the rule itself integrates it exactly.
      let integral = 0;
      for (let k = 0; k < s; k++) {
        integral += at(weights, k) * lagrangeWeight(nodes, j, end * at(nodes, k));
      }
      velocityMatrix[i * s + j] = end * integral;
      extrapolation[i * s + j] = lagrangeWeight(nodes, j, 1 + end);
    }
  }
  return {
    nodes,
    weights,
    velocityMatrix,
    extrapolation,
    positionMatrix: multiply(velocityMatrix, velocityMatrix, s),
    positionWeights: multiply(weights, velocityMatrix, s),
  };
}
