/** Caches the results of a function by object, as long as the object exists. */
export function remembered<Key extends object, Answer>(find: (key: Key) => Answer): (key: Key) => Answer {
  return keeping(find, new WeakMap());
}

/** Caches the results of a function by string. */
export function rememberedByText<Answer>(find: (key: string) => Answer): (key: string) => Answer {
  return keeping(find, new Map());
}

/** Caches the results of a function by two objects. */
export function rememberedPairs<Left extends object, Right extends object, Answer>(
  find: (left: Left, right: Right) => Answer,
): (left: Left, right: Right) => Answer {
  const ofLeft = remembered((left: Left) => remembered((right: Right) => find(left, right)));
  return (left, right) => ofLeft(left)(right);
}

function keeping<Key, Answer>(
  find: (key: Key) => Answer,
  answers: Pick<Map<Key, Answer>, "get" | "has"> & { set(key: Key, answer: Answer): unknown },
): (key: Key) => Answer {
  return (key) => {
    const known = answers.get(key);
    if (known !== undefined || answers.has(key)) return known as Answer; // has() is true
    const answer = find(key);
    answers.set(key, answer);
    return answer;
  };
}
