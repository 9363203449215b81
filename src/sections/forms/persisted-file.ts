// A file is too large for the session's storage, and IndexedDB keeps it as it is.

const storeName = 'files';

export function saveFile(key: string, file: File): Promise<void> {
  return inStore((store) => store.put(file, key)).then(nothing, nothing);
}

export function takeFile(key: string): Promise<File | undefined> {
  return inStore<File | undefined>((store) => store.get(key)).catch(nothing);
}

export function clearFiles(): Promise<void> {
  return inStore((store) => store.clear()).then(nothing, nothing);
}

/** Some browsers forbid storage in private windows: then a file has to be chosen again. */
function nothing() {
  return undefined;
}

async function inStore<Result>(ask: (store: IDBObjectStore) => IDBRequest<Result>): Promise<Result> {
  const opening = indexedDB.open('persisted-files', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await settled(opening);
  try {
    return await settled(ask(database.transaction(storeName, 'readwrite').objectStore(storeName)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
