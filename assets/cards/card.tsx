import type { ReactNode } from 'react';
import type { CardPhoto } from './art-photos.ts';
import { Article } from './article.tsx';
import { Atlas } from './atlas.tsx';
import type { Card } from './card-list.ts';
import { Case } from './case.tsx';
import { Columns } from './columns.tsx';
import { Faces } from './faces.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import { Illustrations } from './illustrations.tsx';
import { Paper } from './paper.tsx';
import { Pattern } from './pattern.tsx';
import { Scene } from './scene.tsx';
import { Split } from './split.tsx';
import { Wall } from './wall.tsx';

interface CardDrawingProps {
  card: Card;
  firm: string;
  photos: CardPhoto[];
}

/** A share card: the words in their frame, over or beside the art of the page's kind. */
export function CardDrawing(props: CardDrawingProps) {
  const { art, ...layout } = composition(props);
  return (
    <Frame card={props.card} firm={props.firm} {...layout}>
      {art}
    </Frame>
  );
}

type Composition = Pick<FrameProps, 'surface' | 'words'> & { art: ReactNode };

function composition({ card: { art, language }, firm, photos }: CardDrawingProps): Composition {
  const [photo] = photos;
  switch (art.kind) {
    case 'illustrations':
      return { surface: 'limestone', words: 'top', art: <Illustrations illustrations={art.illustrations} /> };
    case 'faces':
      return { surface: 'limestone', words: 'top', art: <Faces letters={art.letters} /> };
    case 'atlas':
      return { surface: 'night', words: 'narrow', art: <Atlas cities={art.cities} /> };
    case 'wall':
      return { surface: art.ground, words: 'half', art: <Wall missing={art.missing} /> };
    case 'columns':
      return { surface: 'night', words: 'half', art: <Columns photos={photos} /> };
    case 'pattern':
      return { surface: 'night', words: 'half', art: <Pattern /> };
  }
  if (!photo) throw new Error(`a card of the kind ${art.kind} wants a picture`);
  switch (art.kind) {
    case 'scene': {
      const surface = art.ground === 'dark' ? 'night' : 'limestone';
      return { surface, words: 'wide', art: <Scene photo={photo} /> };
    }
    case 'service':
      return {
        surface: 'night',
        words: 'half',
        art: <Split photo={photo} illustration={art.illustration} />,
      };
    case 'split':
      return { surface: 'sand', words: 'half', art: <Split photo={photo} /> };
    case 'case':
      return { surface: 'night', words: 'above', art: <Case photo={photo} results={art.results} /> };
    case 'article':
      return { surface: 'limestone', words: 'top', art: <Article photo={photo} /> };
    case 'paper': {
      const cover = { photo, firm, logo: language, headline: art.headline };
      return { surface: 'sand', words: 'half', art: <Paper {...cover} /> };
    }
  }
}
