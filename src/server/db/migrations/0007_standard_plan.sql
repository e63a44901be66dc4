ALTER TABLE "sandbox_payment_intents" ADD COLUMN "for_tier" text;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "tier" text DEFAULT 'premium' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_subscriptions" ADD COLUMN "next_tier" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "next_tier" text;