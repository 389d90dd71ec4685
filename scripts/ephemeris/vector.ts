/** A Cartesian vector; frame and unit are documented where it is created. */
export interface Vector {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function add(a: Vector, b: Vector): Vector {
  return { x: a.x + b.x, y: a.y + b.y, z: a.z + b.z };
}

export function subtract(a: Vector, b: Vector): Vector {
  return { x: a.x - b.x, y: a.y - b.y, z: a.z - b.z };
}

export function scale(a: Vector, factor: number): Vector {
  return { x: a.x * factor, y: a.y * factor, z: a.z * factor };
}

export function dot(a: Vector, b: Vector): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}

export function length(a: Vector): number {
  return Math.sqrt(dot(a, a));
}

/** Components of `a` in axes turned about x by `angle` radians, counter-clockwise. */
export function turnAxesX(a: Vector, angle: number): Vector {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: a.x, y: c * a.y + s * a.z, z: c * a.z - s * a.y };
}

/** Components of `a` in axes turned about z by `angle` radians, counter-clockwise. */
export function turnAxesZ(a: Vector, angle: number): Vector {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return { x: c * a.x + s * a.y, y: c * a.y - s * a.x, z: a.z };
}
