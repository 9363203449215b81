export function SearchIcon({ className = '' }: { className?: string | undefined }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M14 8.25a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0zM12.5 12.5l5.25 5.25" />
    </svg>
  );
}
