import { attributeOf, tagsOf } from './xml.ts';

/** Links that wait for a click, and pictures and films, which any web page put into a document brings along. */
const passive = /\/(?:hyperlink|image|media|video|audio)$/i;
/** A document of another kind that Word takes in when it opens this one. */
const imported = /\/aFChunk$/i;
/** Another machine: the web, or a file share in one of the ways that Windows writes it. */
const remote =
  /^(?:https?|ftps?|smb|mhtml|webdav|ms-[a-z]+):|^\\\\|^\/\/|^file:(?:\/\/(?!\/)|\/{4,}|\/*\\\\)/i;

/** Whether a `.rels` part makes Word fetch something from elsewhere as it opens: a template, an object, a frame. */
export function carriesActiveContent(relationships: string): boolean {
  return tagsOf(relationships).some((tag) => {
    const type = attributeOf(tag, 'Type');
    if (imported.test(type)) return true;
    const external = attributeOf(tag, 'TargetMode').toLowerCase() === 'external';
    return external && !passive.test(type) && remote.test(attributeOf(tag, 'Target').trim());
  });
}
