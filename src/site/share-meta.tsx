import { type Locale, OPEN_GRAPH_LOCALES } from '@/core/locale/locale';
import type { SharePicture } from './share-picture';

interface ShareMetaProps {
  url: string;
  /** The language of the page. */
  locale: Locale;
  /** The same page in other languages: where each is, and in which language it is there. */
  alternates?: readonly { href: string; language: string }[];
  title: string;
  /** The page is part of a site of this name. */
  siteName: string;
  description: string;
  picture: SharePicture;
}

/** A page's one address, and how a link to it looks where people share it. */
export function ShareMeta(props: ShareMetaProps) {
  const { url, locale, alternates = [], title, siteName, description, picture } = props;
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {alternates.map(({ href, language }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[locale]} />
      <meta property="og:image" content={picture.url} />
      {picture.width && <meta property="og:image:width" content={String(picture.width)} />}
      {picture.height && <meta property="og:image:height" content={String(picture.height)} />}
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture.url} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}
