/** Scripts, programs, media players, files inside, forms that fetch or send: none is needed to read a résumé. */
export const active = [
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'FileAttachment',
  'RichMedia',
  'Rendition',
  'XFA',
  'SubmitForm',
  'ImportData',
];

/** What may be done at opening, other than going to a page of the same file, which LaTeX and others ask for. */
export const opening = [
  'URI',
  'GoToR',
  'GoToE',
  'Named',
  'Thread',
  'Hide',
  'ResetForm',
  'SetOCGState',
  'Movie',
  'Sound',
];

/** What no known program puts an object stream through; what is in it stays unseen. */
export const strange = [
  'ASCII85Decode',
  'A85',
  'ASCIIHexDecode',
  'AHx',
  'LZWDecode',
  'LZW',
  'RunLengthDecode',
  'RL',
  'Crypt',
  'Predictor',
];

const structure = ['Encrypt', 'OpenAction', 'ObjStm', 'First', 'FlateDecode', 'Fl'];

/** Every name that says something about a file. */
export const telling: ReadonlySet<string> = new Set([...active, ...opening, ...strange, ...structure]);
