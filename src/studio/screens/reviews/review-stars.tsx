import { Star } from 'lucide-react'
import { starsInWords } from './review-words.ts'
import classes from './reviews.module.css'

/** The stars of a review. */
export function ReviewStars({ rating }: { readonly rating: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={starsInWords(rating)}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={14} aria-hidden data-full={place <= rating || undefined} />
      ))}
    </span>
  )
}
