/** Renders the mark and the name of the product, to be put into a link. */
export function Brand({ name }: { name: string }) {
  return (
    <>
      <BrandMark />
      <span className="brand__name">{name}</span>
    </>
  );
}

function BrandMark() {
  return (
    <svg className="brand__mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M3.5 10h25v15a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 25z" fill="#09573b" />
      <path d="M12 29.5V23a4 4 0 0 1 8 0v6.5z" fill="#fdf6ea" />
      <path d="M1 6a3 3 0 0 1 3-3h3v10a3 3 0 0 1-6 0z" fill="#f05656" />
      <path d="M7 3h6v10a3 3 0 0 1-6 0z" fill="#f7e09c" />
      <path d="M13 3h6v10a3 3 0 0 1-6 0z" fill="#f05656" />
      <path d="M19 3h6v10a3 3 0 0 1-6 0z" fill="#f7e09c" />
      <path d="M25 3h3a3 3 0 0 1 3 3v7a3 3 0 0 1-6 0z" fill="#f05656" />
    </svg>
  );
}
